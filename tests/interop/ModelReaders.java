import java.io.File;
import java.io.FileInputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.camunda.bpm.model.bpmn.Bpmn;
import org.camunda.bpm.model.bpmn.BpmnModelInstance;
import org.camunda.bpm.model.bpmn.instance.SequenceFlow;
import org.camunda.bpm.model.bpmn.instance.UserTask;
import org.processmining.contexts.cli.CLIContext;
import org.processmining.contexts.cli.CLIPluginContext;
import org.processmining.models.connections.GraphLayoutConnection;
import org.processmining.models.graphbased.directed.petrinet.Petrinet;
import org.processmining.models.graphbased.directed.petrinet.elements.Transition;
import org.processmining.models.graphbased.directed.petrinet.impl.PetrinetImpl;
import org.processmining.models.semantics.petrinet.Marking;
import org.processmining.plugins.pnml.base.Pnml;
import org.processmining.plugins.pnml.importing.PnmlImportUtils;

/** Prints what ProM's PNML importer and Camunda's BPMN model find in files, a line each. */
public class ModelReaders {
    public static void main(String[] paths) throws Exception {
        for (String path : paths) {
            System.out.println(path.endsWith(".bpmn") ? bpmn(path) : pnml(path));
        }
    }

    static String bpmn(String path) {
        BpmnModelInstance model = Bpmn.readModelFromFile(new File(path));
        Bpmn.validateModel(model);
        int tasks = model.getModelElementsByType(UserTask.class).size();
        int flows = model.getModelElementsByType(SequenceFlow.class).size();
        return "bpmn tasks=" + tasks + " flows=" + flows;
    }

    static String pnml(String path) throws Exception {
        File file = new File(path);
        CLIPluginContext context = new CLIPluginContext(new CLIContext(), "reading");
        Pnml pnml;
        try (FileInputStream stream = new FileInputStream(file)) {
            pnml = new PnmlImportUtils().importPnmlFromStream(context, stream, path, file.length());
        }
        if (pnml == null || pnml.hasErrors()) {
            return "pnml errors";
        }
        Petrinet net = new PetrinetImpl("net");
        Marking initial = new Marking();
        List<Marking> finals = new ArrayList<>();
        pnml.convertToNet(net, initial, finals, new GraphLayoutConnection(net));
        TreeSet<String> visible = net.getTransitions().stream()
            .filter(each -> !each.isInvisible())
            .map(Transition::getLabel)
            .collect(Collectors.toCollection(TreeSet::new));
        long silent = net.getTransitions().stream().filter(Transition::isInvisible).count();
        return "pnml places=" + net.getPlaces().size() + " silent=" + silent + " arcs=" + net.getEdges().size()
            + " initial=" + initial + " finals=" + finals + " visible=" + visible;
    }
}
